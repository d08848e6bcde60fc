import { siteUrl } from "../../base/config.ts";
import { SITE_NAME } from "../../base/meta.ts";
import { publicHost } from "./core/picture-size.ts";
import styles from "./Picture.module.css";

/** The site's mark in a corner of a picture, with its host where it has one to be found at. */
export function PictureMark() {
  const host = publicHost(siteUrl);
  return (
    <p className={styles.mark}>
      {SITE_NAME}
      {host !== undefined && <span className={styles.host}>{host}</span>}
    </p>
  );
}
