'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { formatCents, parseEuros } from '@/lib/core/money'
import { PresetPart, SureField, usePresetPart, type PartOfPreset } from './preset-part'

/** In Berlin's time zone. */
export interface ShownSalePrice {
  /** In cents; null for none. */
  price: number | null
  from: string
  to: string
  state: string
}

interface PresetSalePriceProps extends PartOfPreset {
  salePrice: ShownSalePrice
}

export function PresetSalePrice({ salePrice, ...preset }: PresetSalePriceProps) {
  const t = useTranslations('admin.presets.salePrice')
  const send = usePresetPart(preset, 'sale-price')
  const { isSending, problem, submit } = useSubmit()
  const errors = problem?.fields ?? {}

  const field = (name: 'price' | 'from' | 'to') => ({
    id: `sale-${name}`,
    name,
    autoComplete: 'off',
    label: t(name),
    error: errors[`salePrice.${name}`],
  })
  return (
    <PresetPart id="preset-sale-price" words="admin.presets.salePrice">
      <p className="text-sm font-medium">{salePrice.state}</p>
      <Form
        problem={problem}
        onSend={(said) => submit(() => send(bodyOf(said), t('done')))}
        className="grid max-w-4xl gap-4"
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            {...field('price')}
            inputMode="decimal"
            defaultValue={salePrice.price === null ? undefined : formatCents(salePrice.price)}
          />
          <TextField {...field('from')} type="datetime-local" defaultValue={salePrice.from} />
          <TextField {...field('to')} type="datetime-local" defaultValue={salePrice.to} />
        </div>
        <SureField id="sale-sure" doubts={errors.isSure} />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
            {t('submit')}
          </Button>
          {salePrice.price !== null && (
            <ConfirmDialog
              trigger={<Button tone="danger">{t('end.button')}</Button>}
              title={t('end.title')}
              text={t('end.text')}
              confirm={t('end.confirm')}
              cancel={t('end.back')}
              destructive
              onConfirm={() => send({ salePrice: null }, t('end.done'))}
            />
          )}
        </div>
      </Form>
    </PresetPart>
  )
}

function bodyOf(said: FormData) {
  const text = (name: string) => String(said.get(name) ?? '')
  const price = parseEuros(text('price')) ?? 0
  return { salePrice: { price, from: text('from'), to: text('to') }, isSure: said.has('isSure') }
}
