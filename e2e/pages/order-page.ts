import type { Page } from '@playwright/test'

/** The name of the one download that an order's page offers for a system. */
export const mainDownload = /^Für .+ herunterladen$/

/** Shows the links to all files of a paid order, which are folded in. */
export async function unfoldFiles(page: Page): Promise<void> {
  await page.getByText('Andere Programme und einzelne Dateien').first().click()
}
