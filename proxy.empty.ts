import { NextResponse } from 'next/server'

/** Does nothing: what a proxy itself costs. */
export function proxy(): NextResponse {
  return NextResponse.next()
}
