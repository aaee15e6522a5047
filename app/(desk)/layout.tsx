import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/header'
import { Document, ReportingPage, siteMetadata, siteViewport } from '../document'

export const viewport = siteViewport
export const generateMetadata = siteMetadata

/** The desk is a place of its own. Its frame depends on who looks, so each page brings it along: see `admin/desk-frame`. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  const page = <ReportingPage>{children}</ReportingPage>
  return (
    <Document page={page}>
      <SkipLink />
      {page}
    </Document>
  )
}
