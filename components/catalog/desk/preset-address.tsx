'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

interface PresetAddressProps {
  id: string
  revision: number
  slug: string
  onChanged: (revision: number) => void
  texts: {
    title: string
    hint: string
    slug: string
    submit: string
    busy: string
    done: string
    noAnswer: string
  }
}

/** The address of a preset's page. It applies at once; the one before leads to it. */
export function PresetAddress({ id, revision, slug, onChanged, texts }: PresetAddressProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)

  const send = (said: FormData) =>
    submit(async () => {
      const body = { revision, slug: String(said.get('slug') ?? '').trim() }
      const answer = await callApi(`/api/admin/presets/${id}/address`, { method: 'PUT', body })
      onChanged(readState(answer).revision)
      showToast(texts.done)
      router.refresh()
    })
  return (
    <section aria-labelledby="preset-address" className="grid gap-4 border-t border-outline pt-6">
      <h2 id="preset-address" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-width text-sm text-muted">{texts.hint}</p>
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
            label={texts.slug}
            error={problem?.fields.slug}
          />
        </div>
        <div className="pt-[1.6rem]">
          <Button type="submit" tone="secondary" busy={isSending ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </div>
        <FormProblem problem={problem} field="slug" className="basis-full" />
      </Form>
    </section>
  )
}
