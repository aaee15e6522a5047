'use client'

import { useRouter } from 'next/navigation'
import { useRef, type SubmitEvent } from 'react'
import { closePanel, EditPanel } from '@/components/account/profile/edit-panel'
import { Button, ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import type { PayoutData } from '@/lib/affiliate/schema'
import { PayoutFields, readPayout } from './payout-fields'
import type { PayoutTexts } from './payout-texts'
import { useSend } from '@/components/ui/fields/use-send'

interface PayoutFormProps {
  initial: PayoutData | undefined
  texts: {
    fields: PayoutTexts
    change: string
    changeHint: string
    save: string
    saving: string
    saved: string
    signInAgain: string
    noAnswer: string
  }
}

/** Changes where a partner is paid to, for who has just signed in. */
export function PayoutForm({ initial, texts }: PayoutFormProps) {
  const router = useRouter()
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = readPayout(new FormData(event.currentTarget))
    if (!(await send({ method: 'PUT', address: '/api/partner/payout', body }))) return
    closePanel(panel.current)
    showToast(texts.saved)
    router.refresh()
  }
  return (
    <EditPanel panel={panel} action={texts.change}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-5">
        <p className="text-sm text-muted">{texts.changeHint}</p>
        <PayoutFields texts={texts.fields} initial={initial} errors={problem?.fields ?? {}} />
        {problem && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            <p>{problem.message}</p>
            {problem.code === 'sign_in_again' && (
              <ButtonLink href="/anmelden?zurueck=/partner" tone="secondary" className="justify-self-start">
                {texts.signInAgain}
              </ButtonLink>
            )}
          </Notice>
        )}
        <Button type="submit" className="justify-self-start" busy={isSending ? texts.saving : undefined}>
          {texts.save}
        </Button>
      </form>
    </EditPanel>
  )
}
