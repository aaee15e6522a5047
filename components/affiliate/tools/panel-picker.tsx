'use client'

import { useState } from 'react'
import type { PanelTexts } from './partner-tools-texts'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'

interface PanelPickerProps {
  presets: readonly { id: string; text: string }[]
  texts: PanelTexts
}

/** Pictures of a preset with the partner's code, to download. */
export function PanelPicker({ presets, texts }: PanelPickerProps) {
  const [preset, setPreset] = useState(presets[0]?.id ?? '')
  const [shown] = texts.panels
  const picture = (width: number) => `/api/partner/panels/${preset}/${width}`
  return (
    <div className="grid min-w-0 justify-items-start gap-4">
      <div className="w-full">
        <SelectField
          id="panel-preset"
          label={texts.preset}
          value={preset}
          onChange={(event) => setPreset(event.target.value)}
        >
          {presets.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      {shown && (
        <img
          src={picture(shown.width)}
          alt={texts.preview}
          width={shown.width}
          height={shown.height}
          loading="lazy"
          className="h-auto max-w-full"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {texts.panels.map(({ width, text }) => (
          <a key={width} href={picture(width)} download className={buttonStyle('secondary')}>
            {text}
          </a>
        ))}
      </div>
    </div>
  )
}
