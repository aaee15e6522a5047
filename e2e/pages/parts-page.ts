import type { Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Excludes the instances in a preset's colours. */
export const onPaper = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dialoge und Meldungen auf Papier' }).getByRole('button', { name })
