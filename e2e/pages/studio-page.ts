import type { Locator, Page } from '@playwright/test'
import { open } from '../support/test'

/** The parts page starts with five filters; the first is a shelf of −5 dB at 90 Hz. */
export const FIRST = 'Filter 1, Low-Shelf'

export const studioOf = (page: Page) => page.getByRole('region', { name: 'Studio', exact: true })
export const handles = (page: Page) => studioOf(page).getByRole('slider', { name: /^Filter / })
export const handle = (page: Page, name: string | RegExp) => studioOf(page).getByRole('slider', { name })
export const field = (page: Page, name: string) => studioOf(page).getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => studioOf(page).getByRole('button', { name, exact: true })
/** Number of completed changes reported to the page. */
export const changes = (page: Page, count: number) => page.getByText(new RegExp(`^${count} Änderungen`))

/** Opens the drawer of a studio, which holds the values of its filters, unless it is open. */
export async function openValues(studio: Locator): Promise<void> {
  const opener = studio.getByRole('button', { name: 'Werte', exact: true })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
}

/** Opens the studio on the parts page, with all its values. */
export async function openStudio(page: Page): Promise<void> {
  await open(page, '/bauteile')
  await openValues(studioOf(page))
  await handles(page).first().scrollIntoViewIfNeeded()
}

export async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await part.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
