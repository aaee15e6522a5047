'use client'

import { SelectField } from '@/components/ui/fields/field'
import { SavedForm } from '@/components/ui/fields/saved-form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Digest } from '@/lib/affiliate/notices/schema'

interface DigestFormProps {
  digest: Digest | undefined
  /** Without an address it can only be switched off. */
  hasAddress: boolean
}

export function DigestForm({ digest, hasAddress }: DigestFormProps) {
  const t = useTranslations('affiliate.notices')
  return (
    <SavedForm words="affiliate.notices" address="/api/partner/notices/digest" bodyOf={bodyOf}>
      <SelectField id="digest-often" name="digest" label={t('digest.often')} defaultValue={digest ?? ''}>
        <option value="">{t('digest.off')}</option>
        <option value="daily" disabled={!hasAddress}>
          {t('digest.daily')}
        </option>
        <option value="weekly" disabled={!hasAddress}>
          {t('digest.weekly')}
        </option>
        <option value="monthly" disabled={!hasAddress}>
          {t('digest.monthly')}
        </option>
      </SelectField>
    </SavedForm>
  )
}

function bodyOf(said: FormData) {
  const chosen = said.get('digest')
  return { digest: chosen === '' ? null : chosen }
}
