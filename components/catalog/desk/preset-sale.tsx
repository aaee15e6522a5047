'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { formatCents } from '@/lib/core/money'
import { parseEuros } from '@/lib/core/parse-euros'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

interface PresetSaleProps {
  id: string
  revision: number
  /** In cents. */
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
    /** Of what ends the sale, or begins it again. */
    change: { button: string; title: string; text: string; confirm: string; back: string; done: string }
  }
}

/** Price of a published preset, and whether it is sold; both hold at once, without a new version. */
export function PresetSale({ id, revision, sale, onChanged, texts }: PresetSaleProps) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)
  const { change } = texts

  /** @returns what went wrong */
  const send = async (part: { price: number } | { active: boolean }, done: string) => {
    try {
      const body = { revision, price: sale.price, active: sale.active, ...part }
      onChanged(readState(await callApi(`/api/admin/presets/${id}/sale`, { method: 'PUT', body })).revision)
    } catch (error) {
      return problemOf(error, texts.noAnswer)
    }
    showToast(done)
    router.refresh()
    return null
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('price') ?? '')
    if (isSending) return
    setIsSending(true)
    setProblem(await send({ price: parseEuros(typed) ?? 0 }, texts.done))
    setIsSending(false)
  }
  return (
    <section aria-labelledby="preset-sale" className="grid gap-4 border-t border-outline pt-6">
      <h2 id="preset-sale" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-width text-sm text-muted">{texts.hint}</p>
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="flex max-w-3xl flex-wrap items-start gap-3"
      >
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
        {problem && problem.fields.price === undefined && (
          <Notice tone="danger" role="alert" tabIndex={-1} className="basis-full">
            {problem.message}
          </Notice>
        )}
      </form>
      <div>
        <ConfirmDialog
          trigger={<Button tone={sale.active ? 'danger' : 'secondary'}>{change.button}</Button>}
          title={change.title}
          text={change.text}
          confirm={change.confirm}
          cancel={change.back}
          destructive={sale.active}
          onConfirm={async () => (await send({ active: !sale.active }, change.done))?.message}
        />
      </div>
    </section>
  )
}
