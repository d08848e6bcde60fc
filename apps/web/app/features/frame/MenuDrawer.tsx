import { Drawer } from "@base-ui/react/drawer";
import { Link, useLocation } from "react-router";
import type { OverlayProps } from "../../ui/OverlayButton.tsx";
import { isCurrentPage, NAV_LINKS } from "./core/nav-links.ts";
import styles from "./MenuDrawer.module.css";
import { SocialLinks } from "./SocialLinks.tsx";

/** The navigation of small screens. */
export function MenuDrawer({ isOpen, onOpenChange, opener }: OverlayProps) {
  const { pathname } = useLocation();
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)} swipeDirection="right">
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.popup} finalFocus={opener}>
            <Drawer.Content>
              <div className={styles.head}>
                <Drawer.Title className={styles.title}>Menu</Drawer.Title>
                <Drawer.Close className={styles.close} aria-label="Close menu">
                  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                    <path d="M5 5l14 14M19 5L5 19" />
                  </svg>
                </Drawer.Close>
              </div>
              <nav aria-label="Menu">
                <ul className={styles.links}>
                  {[{ to: "/", label: "Characters" }, ...NAV_LINKS].map(({ to, label }) => (
                    <li key={to}>
                      <Link
                        className={styles.link}
                        to={to}
                        prefetch="intent"
                        aria-current={isCurrentPage(to, pathname) ? "page" : undefined}
                        onClick={() => onOpenChange(false)}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <SocialLinks />
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
