import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** What stands there instead of a part that stopped or could not be fetched. */
  fallback: (error: unknown) => ReactNode
}

/** Catches what a part throws while it is drawn, so that everything around it goes on working. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('Nothing was said about what happened.') }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}

/** For what a page can do without: nothing stands in its place. */
export const nothing = () => null
