'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { TextField } from '@/components/ui/fields/field'
import { curveFragment } from '@/lib/studio/curve-link'
import type { OwnTexts } from './own-texts'
import type { Work } from './work/work'
import { WorkSection } from './work/work-section'

/** An address that contains the whole curve, so that sharing stores nothing. */
export function ShareCurve({ work, texts }: { work: Work; texts: OwnTexts['share'] }) {
  const address = `${location.origin}${location.pathname}#${curveFragment(work)}`
  return (
    <WorkSection id="teilen" title={texts.title}>
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
      <CopyButton text={address} texts={texts.copy} />
    </WorkSection>
  )
}
