'use client'

import { useState } from 'react'
import { SavedSwitch, type SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { callApi } from '@/lib/http/browser/call-api'

/** Turns mails about presets for the voted games on or off. */
export function VoteMails({ initial, texts }: { initial: boolean; texts: SavedSwitchTexts }) {
  const [isOn, setIsOn] = useState(initial)
  const save = (wanted: boolean) => callApi('/api/suggestions/mails', { method: 'PUT', body: { wanted } })
  return <SavedSwitch id="vote-mails-hint" isOn={isOn} texts={texts} save={save} onSaved={setIsOn} />
}
