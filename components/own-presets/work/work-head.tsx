'use client'

import { useEffect, useRef } from 'react'
import type { Problem } from '@/lib/http/browser/call-api'
import { LONGEST_NAME } from '@/lib/studio/own-curve'
import { KEEP_FORM } from '../keep-form'
import type { OwnTexts } from '../own-texts'
import { WordmarkField } from '../wordmark-field'
import type { WorkState } from './work'
import { workStore } from './work-store'

interface WorkHeadProps {
  state: WorkState
  problem: Problem | null
  texts: OwnTexts
}

/** The name of the work, and the way back to the one before. */
export function WorkHead({ state: { work, opened, before }, problem, texts }: WorkHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed link is gone or far away. After a reload nothing was pressed.
  useEffect(() => {
    if (opened > 0) heading.current?.focus()
  }, [opened])
  return (
    <div className="page-width studio-head">
      <div className="studio-line">
        <h1 className="text-sm">{texts.heading}</h1>
        <h2 id="bearbeiten" ref={heading} tabIndex={-1} className="sr-only">
          {texts.workTitle}
        </h2>
        {before && (
          <button type="button" onClick={() => workStore.open(before, true)} className="studio-back">
            {texts.goBack}
          </button>
        )}
      </div>
      <WordmarkField
        id="eigenes-name"
        name="name"
        form={KEEP_FORM}
        label={texts.keep.name}
        value={work.name}
        filters={work.filters}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        error={problem?.fields.name}
        onChange={({ currentTarget }) => workStore.change({ name: currentTarget.value })}
      />
    </div>
  )
}
