import type { Page } from '@playwright/test'
import { open } from './test'

/** Puts one preset into the cart, and fills in the checkout up to the button that orders. */
export async function fillCheckout(
  page: Page,
  email: string,
  way: 'Karte, PayPal und mehr' | 'Überweisung (Vorkasse)',
): Promise<void> {
  await open(page, '/presets/tarkov-stille-sohle')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.goto('/kasse')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel(way).check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}
