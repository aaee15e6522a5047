import type { Page } from '@playwright/test'
import { open } from '../support/test'

type Way = 'Karte oder PayPal' | 'Überweisung (Vorkasse)'

/** Puts one preset into the cart and fills in the checkout, up to the order button. */
export async function fillCheckout(page: Page, email: string, way: Way): Promise<void> {
  await open(page, '/presets/tarkov-stille-sohle')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await fillForm(page, email, way)
}

/** Checks the required boxes; the optional consent to being asked for a rating stays unchecked. */
async function declareConsents(page: Page): Promise<void> {
  for (const name of ['Ich stimme ausdrücklich zu', 'Mir ist bekannt'])
    await page.getByRole('checkbox', { name }).check()
}

/** Opens the checkout and fills it in. */
export async function fillForm(page: Page, email: string, way: Way): Promise<void> {
  await page.goto('/kasse')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel(way).check()
  await declareConsents(page)
}

/** The name of the one download that an order's page offers for a system. */
export const mainDownload = /^Für .+ herunterladen$/

/** Shows the strength and the links to all files of a paid order, which are collapsed at first. */
export async function unfoldFiles(page: Page): Promise<void> {
  await page.getByText('Stärke, andere Programme, einzelne Dateien').first().click()
}

/** Shows items, documents and buyer of a paid order, which are collapsed at first. */
export async function unfoldData(page: Page): Promise<void> {
  await page.getByText('Bestellung, Rechnung, Vertrag').click()
}
