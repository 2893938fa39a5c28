CREATE TABLE `sky_days` (
	`day` text PRIMARY KEY NOT NULL,
	`first_light` integer NOT NULL,
	`sunrise` integer NOT NULL,
	`sunset` integer NOT NULL,
	`last_light` integer NOT NULL,
	`moonrise` integer,
	`moonset` integer,
	`moon_angle` integer NOT NULL,
	`quarter` text,
	`quarter_at` integer
);
--> statement-breakpoint
CREATE TABLE `tides` (
	`at` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`metres` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wave_forecasts` (
	`place` text PRIMARY KEY NOT NULL,
	`fetched_at` integer NOT NULL,
	`hours` text NOT NULL
);
