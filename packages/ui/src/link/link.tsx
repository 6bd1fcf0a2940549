import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Gives every link of this package the application's router link. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link inside the application when a router link was provided, otherwise a plain one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
