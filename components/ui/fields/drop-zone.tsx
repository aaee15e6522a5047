'use client'

import { useState, type ComponentProps, type DragEvent } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field'

interface DropZoneProps extends FieldTexts {
  /** What to do, e.g. `Datei auswählen oder hierher ziehen`. */
  prompt: string
  /** Hears of every choice; the field keeps it for its form, too. */
  onFiles?: (files: File[]) => void
}

/** A choice of files, which may also be dropped on it. The field lies over all of its area. */
export function DropZone({
  id,
  label,
  hint,
  error,
  prompt,
  onFiles,
  ...props
}: DropZoneProps & Omit<ComponentProps<'input'>, 'type' | 'onChange'>) {
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
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="drop-zone" data-over={isOver ? '' : undefined}>
        <p aria-hidden="true">{prompt}</p>
        <p role="status" className="number text-sm wrap-anywhere text-muted">
          {names.join(', ')}
        </p>
        <input
          {...props}
          type="file"
          id={id}
          onChange={(event) => take(event.currentTarget)}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
          {...describedBy({ id, hint, error })}
        />
      </div>
    </FieldFrame>
  )
}
