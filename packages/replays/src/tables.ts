/** The small tables beside the matches, as the newest migration leaves them. */
export interface Tables {
  player_refreshes: { player_id: string; refreshed_at: number };
  feed_positions: { name: string; battle_at: number };
  feed_leases: { name: string; holder: string; held_until: number };
}
