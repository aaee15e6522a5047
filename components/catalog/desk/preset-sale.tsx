'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { formatCents, parseEuros } from '@/lib/core/money'
import { PresetPart, SureField, usePresetPart, type PartOfPreset } from './preset-part'

interface PresetSaleProps extends PartOfPreset {
  /** Price in cents. */
  sale: { price: number; active: boolean }
  texts: {
    title: string
    hint: string
    price: string
    submit: string
    busy: string
    done: string
    sure: string
    /** Stops or restarts the sale. */
    change: { button: string; title: string; text: string; confirm: string; back: string; done: string }
  }
}

/** The price of a published preset, and whether it is on sale. Both apply at once, without a new version. */
export function PresetSale({ sale, texts, ...preset }: PresetSaleProps) {
  const changePart = usePresetPart(preset, 'sale')
  const { isSending, problem, submit } = useSubmit()
  const { change } = texts

  const send = (part: { price: number; isSure: boolean } | { active: boolean }, done: string) =>
    changePart({ price: sale.price, active: sale.active, ...part }, done)
  const sendPrice = (said: FormData) => {
    const price = parseEuros(String(said.get('price') ?? '')) ?? 0
    return submit(() => send({ price, isSure: said.has('isSure') }, texts.done))
  }
  return (
    <PresetPart id="preset-sale" texts={texts}>
      <Form problem={problem} onSend={sendPrice} className="flex max-w-3xl flex-wrap items-start gap-3">
        <div className="min-w-0 basis-40">
          <TextField
            id="preset-price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatCents(sale.price)}
            label={texts.price}
            error={problem?.fields.price}
          />
        </div>
        <div className="pt-[1.6rem]">
          <Button type="submit" tone="secondary" busy={isSending ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </div>
        <div className="basis-full empty:hidden">
          <SureField id="preset-price-sure" doubts={problem?.fields.isSure} label={texts.sure} />
          <FormProblem problem={problem} />
        </div>
      </Form>
      <div>
        <ConfirmDialog
          trigger={<Button tone={sale.active ? 'danger' : 'secondary'}>{change.button}</Button>}
          title={change.title}
          text={change.text}
          confirm={change.confirm}
          cancel={change.back}
          destructive={sale.active}
          onConfirm={() => send({ active: !sale.active }, change.done)}
        />
      </div>
    </PresetPart>
  )
}
