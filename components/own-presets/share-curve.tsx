'use client'

import { ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { TextField } from '@/components/ui/fields/field'
import { curveFragment } from '@/lib/studio/curve-link'
import type { OwnTexts } from './own-texts'
import type { PresetDraft } from './draft/preset-draft'
import { DraftSection } from './draft/draft-section'

/** The address contains the whole curve, so that sharing stores nothing. */
export function ShareCurve({ work, texts }: { work: PresetDraft; texts: OwnTexts['share'] }) {
  const fragment = curveFragment(work)
  const address = `${location.origin}${location.pathname}#${fragment}`
  return (
    <DraftSection id="teilen" title={texts.title}>
      <p className="text-width text-muted">{work.base === null ? texts.text : texts.boughtText}</p>
      <div className="max-w-3xl">
        <TextField
          id="teilen-link"
          label={texts.label}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} texts={texts.copy} />
        <ButtonLink tone="secondary" href={`/hoertest#${fragment}`}>
          {texts.hearing}
        </ButtonLink>
      </div>
    </DraftSection>
  )
}
