import { getMessages, getTranslations } from 'next-intl/server'
import { owner } from '@/lib/legal/current-owner'
import { nameLines, placeLines } from '@/lib/legal/owner-names'
import { PLAIN_FORM } from '@/lib/withdrawals/plain-pages'
import type messages from '@/messages/de.json'

export async function withdrawalTexts() {
  const t = await getTranslations('withdrawals')
  return {
    plainForm: PLAIN_FORM,
    stepsLabel: t('stepsLabel'),
    steps: [t('steps.fill'), t('steps.review'), t('steps.receipt')],
    labels: {
      name: t('name'),
      reference: t('reference'),
      email: t('email'),
      text: t('text'),
    },
    referenceHint: t('referenceHint'),
    emailHint: t('emailHint'),
    textHint: t('textHint'),
    next: t('next'),
    to: t('to'),
    seller: [...nameLines(owner()), ...placeLines(owner())].join(', '),
    reviewTitle: t('reviewTitle'),
    declaration: t('declaration'),
    reviewText: t('reviewText'),
    confirm: t('confirm'),
    confirming: t('confirming'),
    change: t('change'),
    noAnswer: t('noAnswer'),
    receiptTitle: t('receiptTitle'),
    noMail: t('noMail'),
    receiptAlone: t('receiptAlone'),
    receiptText: t('receiptText', { email: '{email}' }),
    at: t('at'),
    time: t('time', { date: '{date}' }),
    print: t('print'),
    another: t('another'),
    problems: problemTexts((await getMessages()).fields),
  }
}

export type WithdrawalTexts = Awaited<ReturnType<typeof withdrawalTexts>>

/** Only the problems found without a request. */
const problemTexts = ({
  email,
  name_too_long,
  withdrawal_name,
  withdrawal_reference,
  withdrawal_reference_too_long,
  withdrawal_email,
  withdrawal_text_too_long,
}: (typeof messages)['fields']) => ({
  email,
  name_too_long,
  withdrawal_name,
  withdrawal_reference,
  withdrawal_reference_too_long,
  withdrawal_email,
  withdrawal_text_too_long,
})
