import { useTranslations } from 'next-intl'
import { sampleFields } from '@/lib/legal/sample-fields'
import type { Owner } from '@/lib/legal/schema'

/** Warns as long as any of the owner's data is a sample. */
export function SampleNotice({ owner }: { owner: Owner }) {
  const t = useTranslations('legal')
  if (sampleFields(owner).length === 0) return null
  return (
    <div role="note" className="border-t border-line pt-3 text-sm">
      <strong>{t('sampleTitle')}</strong> {t('sampleText')}
    </div>
  )
}
