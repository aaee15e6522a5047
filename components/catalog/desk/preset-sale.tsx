'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { formatCents, parseEuros } from '@/lib/core/money'
import { PresetPart, SureField, usePresetPart, type PartOfPreset } from './preset-part'

interface PresetSaleProps extends PartOfPreset {
  /** Price in cents. */
  sale: { price: number; active: boolean }
}

export function PresetSale({ sale, ...preset }: PresetSaleProps) {
  const t = useTranslations('admin.presets.sale')
  const changePart = usePresetPart(preset, 'sale')
  const { isSending, problem, submit } = useSubmit()
  const change = useTranslations(sale.active ? 'admin.presets.sale.end' : 'admin.presets.sale.start')

  const send = (part: { price: number; isSure: boolean } | { active: boolean }, done: string) =>
    changePart({ price: sale.price, active: sale.active, ...part }, done)
  const sendPrice = (said: FormData) => {
    const price = parseEuros(String(said.get('price') ?? '')) ?? 0
    return submit(() => send({ price, isSure: said.has('isSure') }, t('done')))
  }
  return (
    <PresetPart id="preset-sale" words="admin.presets.sale">
      <Form problem={problem} onSend={sendPrice} className="flex max-w-3xl flex-wrap items-start gap-3">
        <div className="min-w-0 basis-40">
          <TextField
            id="preset-price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatCents(sale.price)}
            label={t('price')}
          />
        </div>
        <div className="pt-[1.6rem]">
          <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
            {t('submit')}
          </Button>
        </div>
        <div className="basis-full empty:hidden">
          <SureField id="preset-price-sure" doubts={problem?.fields.isSure} />
          <FormProblem problem={problem} />
        </div>
      </Form>
      <div>
        <ConfirmDialog
          trigger={<Button tone={sale.active ? 'danger' : 'secondary'}>{change('button')}</Button>}
          title={change('title')}
          text={change('text')}
          confirm={change('confirm')}
          cancel={change('back')}
          destructive={sale.active}
          onConfirm={() => send({ active: !sale.active }, change('done'))}
        />
      </div>
    </PresetPart>
  )
}
