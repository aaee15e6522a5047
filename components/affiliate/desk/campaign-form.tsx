'use client'

import { BundlePresets, type BundlePresetTexts } from '@/components/catalog/desk/bundle-presets'
import { DeskForm, type ButtonTexts } from '@/components/desk/desk-form'
import { TextField } from '@/components/ui/fields/field'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { parseEuros } from '@/lib/core/money'
import { readPercent } from './partner-terms-fields'

type FieldTexts = Record<
  | 'code'
  | 'codeHint'
  | 'percent'
  | 'fixed'
  | 'fixedHint'
  | 'from'
  | 'to'
  | 'maxUses'
  | 'maxUsesHint'
  | 'partner'
  | 'partnerHint',
  string
>

interface CampaignFormProps {
  presets: readonly BundlePreset[]
  /** Now, as Berlin's clocks show it. */
  from: string
  /** The id of the heading that gets the focus after success. */
  title: string
  texts: FieldTexts & ButtonTexts & BundlePresetTexts
}

/** Adds a campaign. */
export function CampaignForm({ presets, from, title, texts }: CampaignFormProps) {
  return (
    <DeskForm title={title} method="POST" address="/api/admin/campaigns" bodyOf={bodyOf} texts={texts}>
      {(errors) => {
        const field = (name: 'code' | 'percent' | 'fixed' | 'from' | 'to' | 'maxUses' | 'partner') => ({
          id: `campaign-${name}`,
          name,
          autoComplete: 'off',
          label: texts[name],
          error: errors[name],
        })
        return (
          <>
            <TextField {...field('code')} hint={texts.codeHint} autoCapitalize="characters" maxLength={24} />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField {...field('percent')} inputMode="decimal" />
              <TextField {...field('fixed')} inputMode="decimal" hint={texts.fixedHint} />
            </div>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField {...field('from')} type="datetime-local" defaultValue={from} />
              <TextField {...field('to')} type="datetime-local" />
            </div>
            <TextField {...field('maxUses')} inputMode="numeric" hint={texts.maxUsesHint} />
            <TextField {...field('partner')} hint={texts.partnerHint} />
            <BundlePresets
              {...{ presets, texts }}
              chosen={[]}
              onChange={() => undefined}
              error={errors.presetIds}
            />
          </>
        )
      }}
    </DeskForm>
  )
}

/** Leaves out empty fields; the server refuses anything that is not a number, at its field. */
function bodyOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const given = (name: string, value: unknown) => (text(name) === '' ? {} : { [name]: value })
  return {
    code: text('code'),
    ...given('percent', readPercent(text('percent'))),
    ...given('fixed', parseEuros(text('fixed')) ?? 0),
    ...{ from: text('from'), to: text('to') },
    ...given('maxUses', Number(text('maxUses'))),
    ...given('partner', text('partner')),
    presetIds: form.getAll('presetIds').map(String),
  }
}
