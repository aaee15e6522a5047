import { addressOf } from './public-origin'

describe('addressOf', () => {
  afterEach(() => delete process.env.PUBLIC_ORIGIN)

  it('starts with the public origin that the pages are built for', () => {
    process.env.PUBLIC_ORIGIN = 'https://shop.example'
    expect(addressOf('/presets')).toBe('https://shop.example/presets')
  })

  it.each([undefined, ''])('is relative without one (%p)', (origin) => {
    if (origin !== undefined) process.env.PUBLIC_ORIGIN = origin
    expect(addressOf('/presets')).toBe('/presets')
  })
})
