'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Tells the search part of the address, at first and whenever it changes. Shows nothing; on a static page it needs a
 * Suspense around it.
 */
export function AddressWatch({ onChange }: { onChange: (search: string) => void }) {
  const query = useSearchParams().toString()
  useEffect(() => onChange(query && `?${query}`), [query, onChange])
  return null
}
