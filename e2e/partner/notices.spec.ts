import { z } from 'zod'
import { PARTNER, PASSWORD, signIn, test } from '../support/accounts'
import { orderBody, postOrder } from '../pages/place-order'
import { expect, expectAccessible, open } from '../support/test'

const SENTENCE = 'Danke, ein Preset mit Code NOVA10'
const placedSchema = z.object({ paymentUrl: z.string() })

test('a partner’s overlay shows a sale at once in every stream, and goes blank once it is turned off', async ({
  page,
  shop,
  browser,
}) => {
  await signIn(page, PARTNER, PASSWORD, '/anmelden?zurueck=/partner')
  await page.getByRole('link', { name: 'Benachrichtigungen über Verkäufe' }).click()
  await expect(page.getByRole('heading', { name: 'Benachrichtigungen', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Adresse anlegen' }).click()
  await page.getByText('Adresse zeigen').click()
  const address = await page.getByText(/\/overlay\//).innerText()
  await expectAccessible(page)

  const stream = await browser.newContext()
  const first = await stream.newPage()
  const overlays = [first, await stream.newPage()]
  for (const overlay of overlays) {
    const streaming = overlay.waitForResponse('**/api/overlay/**')
    const answer = await overlay.goto(address)
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
    await streaming
  }
  const pictures = overlays.map((overlay) => overlay.getByRole('img', { name: SENTENCE }))
  const areSeen = () => Promise.all(pictures.map((picture) => expect(picture).toBeVisible()))
  const areGone = () => Promise.all(pictures.map((picture) => expect(picture).toBeHidden()))
  await page.getByRole('button', { name: 'Probe zeigen' }).click()
  await areSeen()
  for (const overlay of overlays) await expect(overlay.getByText('Probe')).toBeVisible()
  // As OBS adds the styles of a browser source.
  await first.evaluate(() => {
    const style = document.createElement('style')
    style.append('#sale { left: 40px !important } #box { border: 7px solid rgb(1, 2, 3) !important }')
    document.head.append(style)
  })
  await expect(first.locator('#sale')).toHaveCSS('left', '40px')
  await expect(first.locator('#box')).toHaveCSS('border-top-width', '7px')
  await areGone()

  const visitor = await browser.newContext()
  const body = { ...orderBody, email: 'geheim@example.com', discountCode: 'NOVA10', paymentMethod: 'stripe' }
  const { paymentUrl } = placedSchema.parse(
    await (await postOrder(visitor.request, shop.origin, { body })).json(),
  )
  const buyer = await visitor.newPage()
  await buyer.goto(paymentUrl)
  await buyer.getByRole('button', { name: 'Bezahlen', exact: true }).click({ noWaitAfter: true })
  await areSeen()
  expect(await stream.cookies()).toEqual([])

  await page.getByRole('button', { name: 'Overlay abschalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Overlay abschalten' }).click()
  await areGone()
  // After its usual time a picture would only have been hidden.
  for (const overlay of overlays) await expect(overlay.locator('path')).not.toHaveAttribute('d')
  expect((await stream.request.get(address)).status()).toBe(404)
  await open(page, '/partner/benachrichtigungen')
  await expect(page.getByRole('button', { name: 'Adresse anlegen' })).toBeVisible()
  await stream.close()
  await visitor.close()
})
