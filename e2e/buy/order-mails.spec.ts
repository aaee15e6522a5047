import { forgive } from '../support/accounts'
import { unfoldData } from '../pages/buy'
import { orderBody, placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, open, test } from '../support/test'

const SENT = 'Wenn es unter dieser Adresse Bestellungen gibt, ist die Mail jetzt unterwegs.'

/** Waits for the mail to an address with these words in its subject. */
async function mailAbout(shop: Shop, address: string, words: string): Promise<string> {
  const find = async () => (await shop.mailsTo(address)).find((mail) => mail.split('\n')[0]?.includes(words))
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** The path of the first link to an order in a mail. */
function orderLink(mail: string): string {
  return /http:\/\/\S+?(\/bestellung\/\S+)/.exec(mail)?.[1] ?? ''
}

test.describe('order mails', () => {
  test('go to the address that the buyer has corrected, which is possible once', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const [wrong, right] = ['falsch@exampel.com', 'richtig@example.com']
    const { orderId, accessToken } = await placeOrder(request, shop.origin, {
      body: { ...orderBody, email: wrong },
    })
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await unfoldData(page)
    await page.getByText('Adresse stimmt nicht?').click()
    const field = page.getByLabel('Richtige E-Mail-Adresse')
    await field.fill('richtig')
    await page.getByRole('button', { name: 'Adresse ändern' }).click()
    await expect(page.getByText('Bitte eine gültige E-Mail-Adresse eingeben')).toBeVisible()
    forgive(consoleErrors)
    await field.fill(right)
    await page.getByRole('button', { name: 'Adresse ändern' }).dblclick()
    await expect(page.getByText(`Mails zu dieser Bestellung gehen jetzt an ${right}.`)).toBeVisible()
    await expect(page.getByRole('main').getByText(right, { exact: true })).toBeVisible()
    await expect(page.getByText('Adresse stimmt nicht?')).toHaveCount(0)
    expect(await mailAbout(shop, wrong, 'neue Mailadresse')).not.toContain('/bestellung/')
    expect(orderLink(await mailAbout(shop, right, 'neue Mailadresse'))).toContain(orderId)
    expect(await mailAbout(shop, right, 'Vertrag, Rechnung und Dateien')).toContain(
      'Muster-Widerrufsformular',
    )
  })

  test(
    'link the order, and after the payment contain the contract and lead to the files',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const email = 'mails@example.com'
      const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
      const received = await mailAbout(shop, email, 'ist eingegangen')
      expect(received).toContain('DE02 1203 0000 0000 2020 51')
      await open(page, orderLink(received))
      await expect(page.getByText('Wir warten auf deine Zahlung.')).toBeVisible()

      await shop.confirm(orderId)
      const confirmed = await mailAbout(shop, email, 'Vertrag, Rechnung und Dateien')
      expect(confirmed).toContain('Muster-Widerrufsformular')
      await open(page, orderLink(confirmed))
      await expect(page.getByRole('heading', { name: 'Danke! Deine Dateien sind da.' })).toBeVisible()

      await unfoldData(page)
      const updates = page.getByRole('switch', { name: /^Mail bei neuen Versionen/ })
      await expect(updates).toBeChecked()
      await updates.click()
      await expect(page.getByText('keine Mails zu neuen Versionen mehr')).toBeVisible()
      await page.reload()
      await unfoldData(page)
      await expect(updates).not.toBeChecked()
    },
  )

  test('restore lost links, while the page does not reveal who has ordered', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const email = 'verloren@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
    await open(page, '/anmelden')
    await page.getByRole('main').getByRole('link', { name: 'Bestellung finden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung finden')
    const field = page.getByLabel('E-Mail-Adresse')
    const send = page.getByRole('button', { name: 'Links senden' })
    await send.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/E-Mail-Adresse ein/)
    forgive(consoleErrors)
    for (const address of ['niemand@example.com', 'Verloren@example.com']) {
      await field.fill(address)
      await send.click()
      await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
    }
    const found = await mailAbout(shop, 'Verloren@example.com', 'Deine Bestellungen')
    expect(orderLink(found)).toContain(orderId)
    expect(await shop.mailsTo('niemand@example.com')).toEqual([])
    await open(page, orderLink(found))
    await expect(page.getByText('Wir warten auf deine Zahlung.')).toBeVisible()
  })
})
