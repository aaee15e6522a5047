import type { useTranslations } from 'next-intl'
import { outcomeSchema } from '@/lib/orders/several/schema'

/** Counts up to those of a page, as the browser has no translations. */
export function severalTexts(t: ReturnType<typeof useTranslations<'admin.orderDesk.several'>>, most: number) {
  const counted = (key: 'chosen' | 'mails.title' | 'cancel.title' | 'mails.done' | 'cancel.done') =>
    Array.from({ length: most + 1 }, (_, count) => t(key, { count }))
  const act = (key: 'mails' | 'cancel') => ({
    button: t(`${key}.button`),
    titles: counted(`${key}.title`),
    text: t(`${key}.text`),
    confirm: t(`${key}.confirm`),
    done: counted(`${key}.done`),
  })
  const reasons = outcomeSchema.exclude(['done']).options.map((reason) => {
    const not = Array.from({ length: most + 1 }, (_, count) =>
      t('not', { count, reason: t(`reasons.${reason}`) }),
    )
    return [reason, not] as const
  })
  return {
    label: t('label'),
    all: t('all'),
    chosen: counted('chosen'),
    clear: t('clear'),
    back: t('back'),
    noAnswer: t('noAnswer'),
    file: { button: t('file.button'), busy: t('file.busy') },
    mails: act('mails'),
    cancel: act('cancel'),
    /** By reason. */
    not: reasons,
  }
}

export type SeveralTexts = ReturnType<typeof severalTexts>
