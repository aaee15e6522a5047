'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi, problemOf } from '@/lib/http/browser/call-api'

interface ActionTexts {
  button: string
  title: string
  text: string
  confirm: string
  /** The way out. */
  back: string
}

export interface OrderActionTexts {
  confirm: ActionTexts
  cancel: ActionTexts
  noAnswer: string
}

/** Confirms the payment of a pending order, or cancels it; both are asked for once more. */
export function OrderActions({ orderId, texts }: { orderId: string; texts: OrderActionTexts }) {
  const router = useRouter()

  const run = async (action: 'confirm' | 'cancel') => {
    try {
      await callApi(`/api/admin/orders/${orderId}/${action}`, { method: 'POST', body: {} })
    } catch (error) {
      return problemOf(error, texts.noAnswer).message
    }
    router.refresh()
    return undefined
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['confirm', 'cancel'] as const).map((action) => {
        const { button, back, ...dialog } = texts[action]
        return (
          <ConfirmDialog
            key={action}
            trigger={<Button tone={action === 'confirm' ? 'secondary' : 'quiet'}>{button}</Button>}
            {...dialog}
            cancel={back}
            destructive={action === 'cancel'}
            onConfirm={() => run(action)}
          />
        )
      })}
    </div>
  )
}
