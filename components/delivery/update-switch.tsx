'use client'

import { useState } from 'react'
import { SavedSwitch, type SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { callApi } from '@/lib/http/browser/call-api'

interface UpdateSwitchProps {
  orderId: string
  /** Empty if the page was opened through the buyer's account. */
  token: string
  /** The choice at rendering. */
  initial: boolean
  texts: SavedSwitchTexts
}

/** Turns mails about new versions on or off. */
export function UpdateSwitch({ orderId, token, initial, texts }: UpdateSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  const path = `/api/orders/${orderId}/updates?${new URLSearchParams({ token })}`
  const save = (wanted: boolean) => callApi(path, { method: 'POST', body: { wanted } })
  return (
    <div className="text-width">
      <SavedSwitch id="updates-hint" isOn={isOn} texts={texts} save={save} onSaved={setIsOn} />
    </div>
  )
}
