import type { useTranslations } from 'next-intl'
import type { ListedEntry } from '@/lib/statements/list-entries'

/** The payer, as far as the bank names one. */
export function payerOf(
  { name, iban }: Pick<ListedEntry, 'name' | 'iban'>,
  t: ReturnType<typeof useTranslations<'statements'>>,
): string {
  return name || iban || t('entries.unnamed')
}
