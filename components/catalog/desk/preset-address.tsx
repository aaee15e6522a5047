'use client'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { PresetPart, usePresetPart, type PartOfPreset } from './preset-part'

interface PresetAddressProps extends PartOfPreset {
  slug: string
}

export function PresetAddress({ slug, ...preset }: PresetAddressProps) {
  const t = useTranslations('admin.presets.address')
  const change = usePresetPart(preset, 'address')
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(() => change({ slug: String(said.get('slug') ?? '').trim() }, t('done')))
  return (
    <PresetPart id="preset-address" words="admin.presets.address">
      <Form problem={problem} onSend={send} className="flex max-w-3xl flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            id="preset-slug"
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={48}
            defaultValue={slug}
            label={t('slug')}
          />
        </div>
        <div className="pt-[1.6rem]">
          <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
            {t('submit')}
          </Button>
        </div>
        <FormProblem problem={problem} field="slug" className="basis-full" />
      </Form>
    </PresetPart>
  )
}
