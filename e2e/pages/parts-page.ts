import type { Page } from '@playwright/test'

/** Excludes the instances in a preset's colours. */
export const onPaper = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dialoge und Meldungen auf Papier' }).getByRole('button', { name })
