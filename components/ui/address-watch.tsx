'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Reports the query of the address, at first and after each change. Renders nothing; a static page needs a
 * Suspense around it.
 */
export function AddressWatch({ onChange }: { onChange: (search: string) => void }) {
  const query = useSearchParams().toString()
  useEffect(() => onChange(query && `?${query}`), [query, onChange])
  return null
}
