'use client'

import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import type { FieldProps } from './described-by'
import { FieldFrame } from './field'
import { useField } from './judged'

interface DropZoneProps {
  prompt: ReactNode
  /** For each choice; the input keeps the files for its form, too. */
  onFiles?: (files: File[]) => void
}

/** The input covers the whole area. */
export function DropZone({
  label,
  prompt,
  onFiles,
  ...props
}: FieldProps<DropZoneProps & Omit<ComponentProps<'input'>, 'type' | 'onChange'>>) {
  const { frame, control } = useField(props)
  const [isOver, setIsOver] = useState(false)
  const [names, setNames] = useState<string[]>([])

  const take = ({ files }: HTMLInputElement) => {
    setNames([...(files ?? [])].map(({ name }) => name))
    onFiles?.([...(files ?? [])])
  }
  const onDrop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault()
    setIsOver(false)
    event.currentTarget.files = event.dataTransfer.files
    take(event.currentTarget)
  }
  return (
    <FieldFrame {...frame} label={label}>
      <div className="drop-zone" data-over={isOver ? '' : undefined}>
        <p aria-hidden="true">{prompt}</p>
        <p role="status" className="number text-sm wrap-anywhere text-muted">
          {names.join(', ')}
        </p>
        <input
          {...control}
          type="file"
          onChange={(event) => take(event.currentTarget)}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
        />
      </div>
    </FieldFrame>
  )
}
