'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { formatCents, parseEuros } from '@/lib/core/money'
import { callApi } from '@/lib/http/browser/call-api'
import { SureField } from './sure-field'
import { readState } from './use-preset-draft'

interface PresetSaleProps {
  id: string
  revision: number
  /** Price in cents. */
  sale: { price: number; active: boolean }
  onChanged: (revision: number) => void
  texts: {
    title: string
    hint: string
    price: string
    submit: string
    busy: string
    done: string
    noAnswer: string
    sure: string
    /** Stops or restarts the sale. */
    change: { button: string; title: string; text: string; confirm: string; back: string; done: string }
  }
}

/** The price of a published preset, and whether it is on sale. Both apply at once, without a new version. */
export function PresetSale({ id, revision, sale, onChanged, texts }: PresetSaleProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)
  const { change } = texts

  const send = async (part: { price: number; isSure: boolean } | { active: boolean }, done: string) => {
    const body = { revision, price: sale.price, active: sale.active, ...part }
    onChanged(readState(await callApi(`/api/admin/presets/${id}/sale`, { method: 'PUT', body })).revision)
    showToast(done)
    router.refresh()
  }
  const sendPrice = (said: FormData) => {
    const price = parseEuros(String(said.get('price') ?? '')) ?? 0
    return submit(() => send({ price, isSure: said.has('isSure') }, texts.done))
  }
  return (
    <section aria-labelledby="preset-sale" className="grid gap-4 border-t border-outline pt-6">
      <h2 id="preset-sale" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-width text-sm text-muted">{texts.hint}</p>
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
          noAnswer={texts.noAnswer}
          onConfirm={() => send({ active: !sale.active }, change.done)}
        />
      </div>
    </section>
  )
}
