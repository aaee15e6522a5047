'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { panelSizes, panelWidths } from './panel-sizes'

interface PanelPickerProps {
  presets: readonly { id: string; text: string }[]
}

export function PanelPicker({ presets }: PanelPickerProps) {
  const t = useTranslations('affiliate.tools.panel')
  const [preset, setPreset] = useState(presets[0]?.id ?? '')
  const [shown] = panelWidths
  const picture = (width: number) => `/api/partner/panels/${preset}/${width}`
  return (
    <div className="grid min-w-0 justify-items-start gap-4">
      <div className="w-full">
        <SelectField
          id="panel-preset"
          label={t('preset')}
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
      <img
        src={picture(shown)}
        alt={t('preview')}
        {...panelSizes[shown]}
        loading="lazy"
        className="h-auto max-w-full"
      />
      <div className="flex flex-wrap gap-2">
        {panelWidths.map((width) => (
          <a key={width} href={picture(width)} download className={buttonStyle('secondary')}>
            {t(`widths.${width}`)}
          </a>
        ))}
      </div>
    </div>
  )
}
