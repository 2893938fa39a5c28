CREATE TABLE `blog_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`user_id` text,
	`form_token` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`review_note` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`approved_at` integer,
	`changed_at` integer,
	`pending_changes` text,
	`waiting_since` integer,
	`deleted_at` integer,
	`language` text NOT NULL,
	`translation` text,
	`search_text` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`seo_keywords` text DEFAULT '' NOT NULL,
	`featured_image_url` text,
	`image_colour` integer,
	`category` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`publication` text DEFAULT 'draft' NOT NULL,
	`published_at` integer,
	`clean` text NOT NULL,
	`cleaning_version` integer NOT NULL,
	`shown` text NOT NULL,
	`openings` text NOT NULL,
	`mentions` text DEFAULT '[]' NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_slug` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_form_token` ON `blog_posts` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `post_public` ON `blog_posts` (`status`,`publication`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_category` ON `blog_posts` (`status`,`publication`,`category`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_owner` ON `blog_posts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `post_waiting` ON `blog_posts` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `post_reviewed` ON `blog_posts` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `post_deleted` ON `blog_posts` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `post_cleaning` ON `blog_posts` (`cleaning_version`,`id`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`tag` text NOT NULL,
	`published_at` integer NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`tag`, `published_at`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `post_tags_of_post` ON `post_tags` (`post_id`);