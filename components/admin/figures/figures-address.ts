import { figuresPage } from '@/components/desk/desk-pages'
import type { FigureFile } from '@/lib/admin/figures/figures-csv'
import { spanOf, type AskedSpan } from '@/lib/admin/figures/figure-span'
import type { Span } from '@/lib/affiliate/figures/figure-periods'

/** Ignores invalid values, and reports days that cannot be shown. */
export function readFiguresQuery({ von, bis }: Record<string, string | string[] | undefined>): AskedSpan {
  return spanOf({ from: von, to: bis })
}

export function figuresAddress({ from, to }: Span): string {
  return `${figuresPage}?${new URLSearchParams({ von: from, bis: to })}`
}

export function figuresFile(file: FigureFile, { from, to }: Span): string {
  return `/api/admin/figures?${new URLSearchParams({ von: from, bis: to, nach: file })}`
}
