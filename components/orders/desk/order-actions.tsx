'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface ActionTexts {
  button: string
  /** Names the order too, for who hears of the button alone; contains what it says. */
  name: string
  title: string
  text: string
  confirm: string
  /** The way out. */
  back: string
  /** Said when it is done. */
  done: string
}

export interface OrderActionTexts {
  confirm: ActionTexts
  cancel?: ActionTexts
  noAnswer: string
}

/** Confirms the payment of an order, or cancels it if there are texts for that; both are asked for once more. */
export function OrderActions({ orderId, texts }: { orderId: string; texts: OrderActionTexts }) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()

  const run = async (action: 'confirm' | 'cancel') => {
    try {
      await callApi(`/api/admin/orders/${orderId}/${action}`, { method: 'POST', body: {} })
    } catch (error) {
      return problemOf(error, texts.noAnswer).message
    }
    keepFocus()
    showToast(texts[action]?.done ?? '')
    router.refresh()
    return undefined
  }
  return (
    <div ref={frame} className="flex flex-wrap gap-2">
      {(['confirm', 'cancel'] as const).map((action) => {
        const wording = texts[action]
        if (!wording) return null
        const { button, name, title, text, confirm, back } = wording
        return (
          <ConfirmDialog
            key={action}
            trigger={
              <Button
                tone={action === 'confirm' ? 'secondary' : 'quiet'}
                aria-label={name}
                className="px-3 text-sm"
              >
                {button}
              </Button>
            }
            {...{ title, text, confirm }}
            cancel={back}
            destructive={action === 'cancel'}
            onConfirm={() => run(action)}
          />
        )
      })}
    </div>
  )
}
