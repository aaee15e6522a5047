import type { Page } from '@playwright/test'

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Fills in an application to become a partner. */
export async function fillApplication(page: Page, code: string): Promise<void> {
  await fill(page, {
    'Öffentlicher Name': 'Lumi spielt',
    'Kanal oder Seite': 'twitch.tv/lumi',
    Wunschcode: code,
  })
  await page.getByLabel(/^Ich stimme den Bedingungen/).check()
  await page.getByLabel(/mit Gutschriften abrechnet/).check()
}

/** Fills in a partner's payout details. */
export async function fillPayout(page: Page): Promise<void> {
  await fill(page, {
    'Inhaber des Kontos': 'Luisa Mirow',
    IBAN: 'de89 3704 0044 0532 0130 00',
    'Straße und Hausnummer': 'Klangweg 1',
    Postleitzahl: '10115',
    Ort: 'Berlin',
  })
  await page.getByLabel('Steuerlicher Stand').selectOption('private')
}

/** The button that submits an application, new or changed. */
export const sendApplication = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Geänderte )?Bewerbung senden$/ })
