import { expect, open, test } from './test'

test.describe('cart', () => {
  test('two tabs show the same cart, and a broken one is empty', async ({ context }) => {
    const one = await context.newPage()
    const other = await context.newPage()
    await open(one, '/presets/tarkov-stille-sohle')
    await other.goto('/warenkorb')
    await one.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(other.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
    await other.getByRole('button', { name: 'Entfernen' }).click()
    await expect(one.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
    await one.evaluate(() => localStorage.setItem('cart', '[{"id":7'))
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })
})
