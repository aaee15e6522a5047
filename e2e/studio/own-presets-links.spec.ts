import { test } from '../support/accounts'
import { handles, linkField, main, nameField, takeCorrection } from '../pages/own-presets-page'
import { expect, open } from '../support/test'

test.describe('a link to a curve', () => {
  test('shares a curve without sending it to the server', async ({ page, browser, shop }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Stimmen im Team' }).click()
    await takeCorrection(page)
    await nameField(page).fill('Für Jörg')
    const link = await linkField(page).inputValue()
    expect(link).toMatch(/^http:\/\/[^/]+\/studio#kurve=1&/)

    const other = await browser.newContext({ baseURL: shop.origin })
    const guest = await other.newPage()
    const asked: string[] = []
    guest.on('request', (request) => asked.push(request.url()))
    await guest.goto(link)
    await expect(nameField(guest)).toHaveValue('Für Jörg')
    await expect(guest).toHaveURL('/studio')
    await expect(handles(guest)).toHaveCount(3)
    await expect(main(guest).getByText('Geladen: Sennheiser HD 650, 5 Filter.')).toBeVisible()
    expect(await linkField(guest).inputValue()).toBe(link)
    expect(asked.filter((url) => /kurve|J%C3%B6rg|HP80/.test(url.split('#')[0] ?? ''))).toEqual([])
    await other.close()
  })

  test('without a valid curve shows an error in German, and runs no script', async ({ page }) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('none'))
    await open(
      page,
      '/studio#kurve=1&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&filter=<script>alert(1)</script>',
    )
    await expect(main(page).getByRole('alert')).toContainText('keine vollständige Kurve')
    await expect(handles(page)).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Flach' })).toBeVisible()
  })

  test('shows a name from a link as text', async ({ page }) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('none'))
    await open(
      page,
      `/studio#kurve=1&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}&filter=PK100_50_100`,
    )
    await expect(nameField(page)).toHaveValue('<img src=x onerror=alert(1)>')
  })
})
