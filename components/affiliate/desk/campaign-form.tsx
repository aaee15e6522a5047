'use client'

import { BundlePresets } from '@/components/catalog/desk/bundle-presets'
import { DeskForm } from '@/components/desk/desk-form'
import { TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { parseEuros } from '@/lib/core/money'
import { readPercent } from './partner-terms-fields'

interface CampaignFormProps {
  presets: readonly BundlePreset[]
  /** Now, in Berlin. */
  from: string
}

export function CampaignForm({ presets, from }: CampaignFormProps) {
  const t = useTranslations('admin.campaigns.form')
  return (
    <section aria-labelledby="add" className="grid min-w-0 gap-4">
      <h2 id="add" tabIndex={-1} className="text-xl">
        {t('title')}
      </h2>
      <DeskForm
        words="admin.campaigns.form"
        title="add"
        prefix="campaign"
        method="POST"
        address="/api/admin/campaigns"
        bodyOf={bodyOf}
      >
        <TextField
          name="code"
          autoCapitalize="characters"
          maxLength={24}
          label={t('code')}
          hint={t('codeHint')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="percent" inputMode="decimal" label={t('percent')} />
          <TextField name="fixed" inputMode="decimal" label={t('fixed')} hint={t('fixedHint')} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="from" type="datetime-local" defaultValue={from} label={t('from')} />
          <TextField name="to" type="datetime-local" label={t('to')} />
        </div>
        <TextField name="maxUses" inputMode="numeric" label={t('maxUses')} hint={t('maxUsesHint')} />
        <TextField name="partner" label={t('partner')} hint={t('partnerHint')} />
        <BundlePresets
          words="admin.campaigns.form"
          presets={presets}
          chosen={[]}
          onChange={() => undefined}
        />
      </DeskForm>
    </section>
  )
}

/** The server refuses anything that is not a number, at its field. */
function bodyOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const given = (name: string, value: unknown) => (text(name) === '' ? {} : { [name]: value })
  return {
    code: text('code'),
    ...given('percent', readPercent(text('percent'))),
    ...given('fixed', parseEuros(text('fixed')) ?? 0),
    from: text('from'),
    to: text('to'),
    ...given('maxUses', Number(text('maxUses'))),
    ...given('partner', text('partner')),
    presetIds: form.getAll('presetIds').map(String),
  }
}
