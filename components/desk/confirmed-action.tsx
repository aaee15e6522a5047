'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface ConfirmedActionProps {
  /** Called with `POST`. */
  address: string
  body?: Record<string, string | true>
  tone?: 'primary' | 'secondary' | 'quiet'
  destructive?: boolean
  texts: {
    button: string
    /** The button's accessible name: its text, and what it acts on. */
    name?: string
    title: string
    text: string
    confirm: string
    back: string
    done: string
  }
}

/** A button that acts once the question in its dialog is confirmed. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { address, body = {}, tone = 'secondary', destructive = false, texts } = props
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { button, name, title, text, confirm, back, done } = texts

  const run = async () => {
    await callApi(address, { method: 'POST', body })
    keepFocus()
    showToast(done)
    router.refresh()
  }
  return (
    <div ref={frame}>
      <ConfirmDialog
        trigger={
          <Button tone={tone} aria-label={name} className={tone === 'primary' ? '' : 'px-3 text-sm'}>
            {button}
          </Button>
        }
        {...{ title, text, confirm, destructive }}
        cancel={back}
        onConfirm={run}
      />
    </div>
  )
}
