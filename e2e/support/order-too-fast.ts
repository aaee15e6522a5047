import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { orderBody, placeOrder } from '../pages/place-order'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** An order placed through a partner's link faster than a person could place it. */
export async function orderTooFast(request: APIRequestContext, origin: string, code = 'NOVA10') {
  const click = await request.post(`${origin}/api/affiliate/clicks`, {
    data: { code, originalUrl: `${origin}/?ref=${code}` },
    headers: { origin, 'user-agent': CHROME },
  })
  const { trackingId } = z.object({ trackingId: z.string() }).parse(await click.json())
  return placeOrder(request, origin, { body: { ...orderBody, trackingId } })
}
