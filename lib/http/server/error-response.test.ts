import { ShopError } from '@/lib/core/errors'
import { errorResponse } from './error-response'

it('an expected error of another copy of its class, as a build has it, is answered as expected', async () => {
  await jest.isolateModulesAsync(async () => {
    const { ShopError: Other } = await import('@/lib/core/errors')
    expect(Other).not.toBe(ShopError)
    const response = errorResponse(new Other('busy', { retryAfter: 10 }))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
  })
})
