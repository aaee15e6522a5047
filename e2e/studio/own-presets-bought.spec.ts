import { forgive, register, test } from '../support/accounts'
import { unfoldFiles } from '../pages/buy'
import {
  downloaded,
  handles,
  main,
  nameField,
  PASSWORD,
  presetFilters,
  presetId,
  presetName,
  takeCorrection,
} from '../pages/own-presets-page'
import { orderBody, placeOrder } from '../pages/place-order'
import { expect, open } from '../support/test'

test.describe('the studio with a bought preset', () => {
  test('refuses the values of a preset that the visitor has not bought', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    const unpaid = await request.get(`/api/orders/${orderId}/filters/${presetId}?token=${accessToken}`)
    expect(unpaid.status()).toBe(403)
    await open(page, `/studio#preset=${presetId}&bestellung=${orderId}&token=${accessToken}`)
    await expect(main(page).getByRole('alert')).toContainText('gehört nicht zu einer bezahlten Bestellung')
    await expect(page).toHaveURL('/studio')
    await open(page, '/')
    await open(page, `/studio#preset=${presetId}`)
    const signInLink = main(page).getByRole('alert').getByRole('link', { name: 'Anmelden' })
    await expect(signInLink).toHaveAttribute('href', /zurueck=%2Fstudio%23preset%3D/)
    forgive(consoleErrors)
  })

  test('opens a bought preset from a guest’s order to adapt it to the headset', async ({
    page,
    shop,
    request,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin, {
      body: { ...orderBody, email: 'eigene-gast@example.com' },
    })
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await unfoldFiles(page)
    await main(page).getByRole('link', { name: 'Auf mein Headset anpassen' }).click()
    await expect(page).toHaveURL('/studio')
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(handles(page)).toHaveCount(presetFilters.length)
    await expect(main(page).getByRole('checkbox', { name: 'Leises lauter' }).first()).toBeChecked()
    await takeCorrection(page)
    await expect(main(page).getByText(/nach unseren AGB/i)).toBeVisible()
    const { bytes } = await downloaded(page, /^equalizer-apo.txt/)
    expect(bytes.toString().match(/^Filter/gm)).toHaveLength(presetFilters.length + 5)
  })

  test('starts with a bought preset, from the product page and from the studio', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'eigene-besitz@example.com'
    await register(page, shop, email, PASSWORD)
    const { orderId } = await placeOrder(page.request, shop.origin, { body: { ...orderBody, email } })
    await shop.confirm(orderId)
    expect((await request.get(`/api/orders/${orderId}/filters/${presetId}`)).status()).toBe(404)
    await open(page, `/presets/${presetId}`)
    await main(page).getByRole('link', { name: 'Auf mein Headset anpassen' }).click()
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(page).toHaveURL('/studio')
    await expect(handles(page)).toHaveCount(presetFilters.length)
    await main(page).getByText('Mit etwas anderem beginnen').click()
    await main(page).getByText('Mit einem Preset aus dem Shop beginnen').click()
    await main(page)
      .getByRole('link', { name: `Damit beginnen ${presetName}` })
      .click()
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(main(page).getByRole('link', { name: /^Damit beginnen/ })).toHaveCount(1)
  })
})
