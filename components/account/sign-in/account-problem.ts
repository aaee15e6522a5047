import { useTranslations } from '@/components/ui/texts/use-translations'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { plainText } from '@/lib/core/text/plain-text'

/** Found without a request. */
export type ProblemKey =
  | 'emailMissing'
  | 'emailInvalid'
  | 'nameNotPlain'
  | 'passwordMissing'
  | 'passwordShort'
  | 'unavailable'
  | 'cookiesBlocked'

/** Equals `PASSWORD_MIN_LENGTH` of lib/account/schema.ts; an import would also load the schema library. */
export const PASSWORD_LENGTH = 10

/** Only new passwords must be long. */
export function wrongPassword(password: string, isNew: boolean): ProblemKey | null {
  if (password === '') return 'passwordMissing'
  return isNew && password.length < PASSWORD_LENGTH ? 'passwordShort' : null
}

export function wrongEmail(email: string): ProblemKey | null {
  if (email === '') return 'emailMissing'
  return isEmailAddress(email) ? null : 'emailInvalid'
}

export function wrongName(name: string): ProblemKey | null {
  return plainText.test(name) ? null : 'nameNotPlain'
}

export function useProblems(): Record<ProblemKey, string> {
  const t = useTranslations('account.problems')
  return {
    emailMissing: t('emailMissing'),
    emailInvalid: t('emailInvalid'),
    nameNotPlain: t('nameNotPlain'),
    passwordMissing: t('passwordMissing'),
    passwordShort: t('passwordShort', { length: PASSWORD_LENGTH }),
    unavailable: t('unavailable'),
    cookiesBlocked: t('cookiesBlocked'),
  }
}

/** Sentences by field. */
export function fieldProblems(
  wrong: Record<string, ProblemKey | null>,
  problems: Record<ProblemKey, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, key]) => (key === null ? [] : [[field, problems[key]]])),
  )
}
