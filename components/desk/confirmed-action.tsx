'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface ConfirmedActionProps {
  /** What is called with `POST`. */
  address: string
  body?: Record<string, string>
  tone?: 'primary' | 'secondary' | 'quiet'
  texts: {
    button: string
    /** Names what it is about too, for who hears of the button alone; contains what it says. */
    name?: string
    title: string
    text: string
    confirm: string
    back: string
    done: string
    noAnswer: string
  }
}

/** Tells the shop something; asks once more before. */
export function ConfirmedAction({ address, body = {}, tone = 'secondary', texts }: ConfirmedActionProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { button, name, title, text, confirm, back, done, noAnswer } = texts

  const run = async () => {
    try {
      await callApi(address, { method: 'POST', body })
    } catch (error) {
      return problemOf(error, noAnswer).message
    }
    keepFocus()
    showToast(done)
    router.refresh()
    return undefined
  }
  return (
    <div ref={frame}>
      <ConfirmDialog
        trigger={
          <Button tone={tone} aria-label={name} className={tone === 'primary' ? '' : 'px-3 text-sm'}>
            {button}
          </Button>
        }
        {...{ title, text, confirm }}
        cancel={back}
        onConfirm={run}
      />
    </div>
  )
}
