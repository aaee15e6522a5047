import { readFile } from 'node:fs/promises'
import { mainDownload, unfoldFiles } from '../pages/buy'
import { CUSTOMER, expectSignedIn, signIn, signOut } from '../support/accounts'
import { keepPaidOrder, keptNote, offlineHeading, test, whenKept } from '../pages/offline-page'
import { orderBody, placeOrder } from '../pages/place-order'
import { expect, open } from '../support/test'

test.describe('a bought order, offline', () => {
  test(
    'is available with its files once one was downloaded, until the buyer signs out',
    { tag: '@journey' },
    async ({ page, context, shop }) => {
      await signIn(page, CUSTOMER)
      await expectSignedIn(page)
      const body = { ...orderBody, email: CUSTOMER }
      const { orderId } = await placeOrder(page.request, shop.origin, { body })
      const address = `/bestellung/${orderId}`
      await open(page, address)
      await shop.confirm(orderId)
      // It opens by itself and is stored then.
      await expect(page.getByRole('link', { name: mainDownload })).toBeVisible()
      await whenKept(page, address)
      const file = `/api/orders/${orderId}/files/tarkov-stille-sohle/`
      expect(
        await page.evaluate(async (name) => Boolean(await caches.match(name)), `${file}equalizer-apo.txt`),
      ).toBe(false)
      const load = async (name: RegExp | string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name }).click(),
        ])
        return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
      }
      await unfoldFiles(page)
      const loaded = await load('Alles als ZIP herunterladen')
      await whenKept(page, `${file}alles.zip`, `${file}equalizer-apo.txt`)
      const downloads = await shop.data(`orders/${orderId}/downloads`)
      expect(downloads).toEqual({
        'tarkov-stille-sohle': { alles_zip: expect.objectContaining({ count: 1 }) },
      })

      await context.setOffline(true)
      await page.goto('/konto')
      await page.getByRole('link', { name: /^Bestellung SK-/ }).click()
      await expect(keptNote(page)).toBeVisible()
      await unfoldFiles(page)
      expect(await load('Alles als ZIP herunterladen')).toEqual(loaded)
      expect((await load(/equalizer-apo\.txt/)).content.toString()).toContain('Preamp')
      await context.setOffline(false)
      expect(await shop.data(`orders/${orderId}/downloads`)).toEqual(downloads)

      await page.goto('/konto')
      await signOut(page)
      await context.setOffline(true)
      await page.goto(address)
      await expect(offlineHeading(page)).toBeVisible()
      await expect(page.getByRole('link', { name: /^Bestellung SK-/ })).toHaveCount(0)
      await page.goto('/presets')
      await expect(keptNote(page)).toBeVisible()
    },
  )

  test('of a guest is available only at its full address, and can be deleted from the device', async ({
    page,
    context,
    shop,
    request,
  }) => {
    const { address, withoutToken } = await keepPaidOrder(page, request, shop)
    await context.setOffline(true)
    await page.goto(withoutToken)
    await expect(offlineHeading(page)).toBeVisible()
    await page.goto(address)
    await expect(keptNote(page)).toBeVisible()
    await context.setOffline(false)
    await open(page, '/datenschutz')
    await page.getByRole('button', { name: 'Gespeicherte Seiten und Dateien löschen' }).click()
    await expect(page.getByText('liegen keine Seiten und Dateien des Shops mehr')).toBeVisible()
    await context.setOffline(true)
    await expect(page.goto(address)).rejects.toThrow('ERR')
  })
})
